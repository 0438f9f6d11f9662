/** The part of subset-font that subset-fonts.ts uses. The package has no types of its own. */
declare module 'subset-font' {
  type Range = { readonly min: number; readonly max: number }
  type Options = {
    readonly targetFormat: 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | Range>>
    readonly keepFeatures?: readonly string[]
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
