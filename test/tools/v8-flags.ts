/**
 * How the tests run Node. V8 makes bytecode of a pattern at its first use and machine code at its second; it also rewrites the bytecode, in a
 * time that grows with the square of its length. The patterns of the built-in critic are long: what it reads first took 1.65 seconds
 * of CPU, and takes 0.65 where each is compiled at once. What a pattern finds is the same.
 */
export const V8_FLAGS: readonly string[] = ['--no-regexp-tier-up']
