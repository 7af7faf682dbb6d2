import { lamplight } from '@portal/home-drawing/scene-colors'
import { styled } from 'styled-components'
import { color } from '../tokens/tokens.tsx'

export type EmptyMotif = 'home' | 'search' | 'tools' | 'inbox' | 'path'

/** A doorstep with the motif on it, in the theme's own colors. */
export function EmptyPicture({ motif }: { motif: EmptyMotif }) {
  return (
    <Drawing viewBox="0 0 200 140" aria-hidden>
      <ellipse className="ground" cx="100" cy="124" rx="88" ry="8" />
      <path className="soft" d="M44 124V62a56 56 0 0 1 112 0v62Z" />
      <circle className="light" cx="136" cy="46" r="11" />
      {motifs[motif]}
    </Drawing>
  )
}

const motifs = {
  home: (
    <>
      <path className="body" d="M66 124V78l34-28 34 28v46Z" />
      <path className="line" d="M58 84l42-35 42 35" />
      <path className="line" d="M91 124V98h18v26" />
      <path className="warm" d="M76 84h12v12H76zM112 84h12v12h-12z" />
    </>
  ),
  search: (
    <>
      <path className="body" d="M62 124V82h32v42Zm44 0V68h32v56Z" />
      <path className="warm" d="M70 90h6v7h-6zm10 0h6v7h-6zM114 76h6v7h-6zm10 0h6v7h-6zm-10 14h6v7h-6z" />
      <circle className="glass" cx="102" cy="88" r="22" />
      <path className="line" d="M118 104l18 18" />
    </>
  ),
  tools: (
    <>
      <path className="body" d="M60 124V92a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v32Z" />
      <path className="line" d="M84 86v-8a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v8M60 102h80" />
      <path className="warm" d="M92 96h16v13H92z" />
    </>
  ),
  inbox: (
    <>
      <path className="body" d="M62 124V78a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v46Z" />
      <path className="line" d="M64 76l36 27 36-27" />
      <circle className="warm" cx="138" cy="73" r="8" />
    </>
  ),
  path: (
    <>
      <path className="body" d="M97 124V58h6v66Z" />
      <path className="body" d="M68 54h54l12 11-12 11H68Z" />
      <path className="warm" d="M78 62h32v5H78z" />
      <path className="line" d="M132 84H84L72 94l12 10h48Z" />
    </>
  ),
}

const Drawing = styled.svg`
  width: 200px;
  height: 140px;
  stroke-linecap: round;
  stroke-linejoin: round;
  .ground { fill: ${color.border}; }
  .soft { fill: ${color.primarySoft}; }
  .light { fill: ${lamplight}; }
  .body { fill: ${color.surface}; stroke: ${color.primary}; stroke-width: 2.5; }
  .line { fill: none; stroke: ${color.primary}; stroke-width: 2.5; }
  .warm { fill: ${color.warning}; opacity: 0.75; }
  .glass { fill: ${color.surface}; fill-opacity: 0.7; stroke: ${color.primary}; stroke-width: 2.5; }
`
