// biome-ignore lint/correctness/noUndeclaredDependencies: it is installed on demand, only for this benchmark
import { Line, LineChart, ReferenceDot, XAxis, YAxis } from 'recharts'
import { chart, offer } from './rendering.ts'

const data = chart.prices.days.map((day, index) => ({ day, close: Number(chart.prices.closes[index]) }))

offer(
  () => (
    <LineChart width={1120} height={384} data={data}>
      <XAxis dataKey="day" />
      <YAxis domain={['auto', 'auto']} />
      <Line dataKey="close" dot={false} isAnimationActive={false} />
      {chart.decisions.map(({ sequence, on, price }) => (
        <ReferenceDot key={sequence} x={on} y={Number(price)} r={5} />
      ))}
    </LineChart>
  ),
  '.recharts-reference-dot-dot',
)
