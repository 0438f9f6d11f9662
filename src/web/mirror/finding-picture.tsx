import styles from './finding-picture.module.css'
import { EDGE, HEIGHT, LIGHT, MARGIN, PAPER, rowsOf, type Told, WIDTH } from './share-picture.ts'

/** The picture that a finding is saved as. In the page, where it has the page's fonts: loaded as an image it would have none of them. */
export function FindingPicture({ finding, name }: { finding: Told; name: string }) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      <rect width={WIDTH} height={HEIGHT} fill={PAPER} />
      <rect width={EDGE} height={HEIGHT} fill={LIGHT} />
      {rowsOf(finding).map(({ text, y, size, color, family }) => (
        <text key={y} x={MARGIN} y={y} fontFamily={family} fontSize={size} fill={color}>
          {text}
        </text>
      ))}
    </svg>
  )
}
