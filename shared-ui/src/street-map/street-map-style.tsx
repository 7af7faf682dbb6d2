import { styled } from 'styled-components'
import { mapGround } from '../map-placeholder/map-placeholder.tsx'
import { color, fontSize, fontWeight, motion, radius, shadow, size, space } from '../tokens/tokens.tsx'

/** Leaflet's parts in the portal's tokens; `isolation` keeps its stacking below the header; `&&` overrides its style sheet. */
export const MapFrame = styled.div`
  position: relative;
  isolation: isolate;
  height: 100%;
  && .leaflet-container {
    height: 100%;
    ${mapGround}
    color: ${color.text};
    font: inherit;
  }
  && .leaflet-container:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  && .leaflet-tile-pane {
    transition: opacity ${motion.fast};
  }
  &&[data-streets='false'] .leaflet-tile-pane {
    opacity: 0;
  }
  .dark && .leaflet-tile-pane {
    filter: invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85) saturate(0.6);
  }
  && .leaflet-bar {
    border: 1px solid ${color.border};
    border-radius: ${radius.sm};
    overflow: hidden;
    box-shadow: ${shadow.raised};
  }
  && .leaflet-bar a {
    width: ${size.touch};
    height: ${size.touch};
    border-color: ${color.border};
    background: ${color.raised};
    color: ${color.text};
    line-height: 42px;
  }
  && .leaflet-bar a:hover {
    background: ${color.hover};
  }
  && .leaflet-bar a.leaflet-disabled {
    color: ${color.textMuted};
    opacity: 0.6;
  }
  && .leaflet-bar a:focus-visible {
    outline-offset: -3px;
  }
  && .leaflet-control-attribution {
    background: ${color.raised};
    color: ${color.textMuted};
    font-size: 0.6875rem;
  }
  && .leaflet-control-attribution a {
    color: ${color.text};
    text-decoration: underline;
  }
  && .leaflet-popup-content-wrapper,
  && .leaflet-popup-tip {
    background: ${color.raised};
    color: ${color.text};
    box-shadow: ${shadow.raised};
  }
  && .leaflet-popup-content-wrapper {
    border-radius: ${radius.md};
  }
  && .leaflet-popup-content {
    margin: ${space[3]} ${space[8]} ${space[3]} ${space[4]};
    font-size: ${fontSize.sm};
    line-height: 1.5;
  }
  && .leaflet-popup-content p {
    margin: 0;
  }
  && .leaflet-container a.leaflet-popup-close-button {
    width: 36px;
    height: 36px;
    color: ${color.textMuted};
    font-size: 20px;
    line-height: 36px;
  }
`

/** The attribution line can be as wide as the map. */
export const MapNote = styled.p`
  position: absolute;
  z-index: 1000;
  inset: auto auto ${space[8]} ${space[2]};
  max-width: calc(100% - 140px);
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.sm};
  background: ${color.raised};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
`
