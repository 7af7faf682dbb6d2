import { box, disc, groundY } from './paint.tsx'
import type { Hour } from './scene-colors.tsx'

/** Sky, two ranges of hills, the lawn and the path. `shift` (0 to 1) moves the hills. */
export function Backdrop({
  id,
  hour,
  shift,
  className,
}: {
  id: string
  hour: Hour
  shift: number
  className: string
}) {
  const roll = Math.round(shift * 40)
  return (
    <g className={className}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={hour.sky[0]} />
        <stop offset="0.85" stopColor={hour.sky[1]} />
      </linearGradient>
      <path d={box(0, 0, 400, 300)} fill={`url(#${id})`} />
      <path d={`M0 ${196 - roll}q90 ${-34 + roll} 190 -8t210 ${roll - 20}v140h-400z`} fill={hour.far} />
      <path d={`M0 ${214 + roll / 3}q110 -36 220 -6t180 ${-roll / 2}v120h-400z`} fill={hour.near} />
      <path d={box(0, groundY - 8, 400, 60)} fill={hour.lawn} />
      <path d={box(0, groundY + 16, 400, 40)} fill={hour.path} />
      <path d={box(0, groundY + 16, 400, 3)} fill="#fff" opacity={0.25} />
    </g>
  )
}

/** Sun or moon, next to the building and below the corners, where a card has its badge and its heart. */
export function SkyLight({ hour, shift, className }: { hour: Hour; shift: number; className: string }) {
  const x = shift < 0.5 ? 40 + shift * 36 : 342 + (shift - 0.5) * 36
  const y = 90 + (shift % 0.25) * 40
  return (
    <g className={className} fill={hour.sun}>
      <path d={disc(x, y, 29)} opacity={0.28} />
      <path d={disc(x, y, 16)} />
    </g>
  )
}
