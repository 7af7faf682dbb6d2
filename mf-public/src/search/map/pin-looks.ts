import { color, fontSize, fontWeight, motion, radius, shadow, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** The styles of Leaflet's marks: prices as pills, inverted and raised when selected, muted once seen. */
export const PinLooks = styled.div`
  height: 100%;
  /* Leaflet sets the corner and a size; the mark fits its text, centered. */
  .pin {
    width: max-content !important;
    height: auto !important;
    translate: -50% -50%;
    outline: none;
  }
  .price-pin,
  .cluster-pin {
    position: relative;
    display: grid;
    place-items: center;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.full};
    background: ${color.raised};
    color: ${color.text};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.bold};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    white-space: nowrap;
    box-shadow: ${shadow.raised};
    transition: scale ${motion.fast}, background-color ${motion.fast};
  }
  .price-pin {
    height: 32px;
    padding-inline: ${space[3]};
  }
  .price-pin::after,
  .cluster-pin::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  .cluster-pin {
    align-content: center;
    gap: 2px;
    min-width: 56px;
    height: 44px;
    padding-inline: ${space[2]};
    border-radius: ${radius.md};
    border: 2px solid ${color.raised};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  .pin:hover > span > .price-pin,
  .pin:hover > span > .cluster-pin,
  .price-pin.is-lifted,
  .cluster-pin.is-lifted,
  .cluster-pin.is-selected {
    scale: 1.12;
  }
  .price-pin.is-seen {
    background: ${color.sunken};
    color: ${color.textMuted};
    border-color: ${color.border};
  }
  .price-pin.is-lifted {
    border-color: ${color.primary};
    background: ${color.raised};
    color: ${color.primary};
  }
  .price-pin.is-selected {
    scale: 1.12;
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.canvas};
  }
  .cluster-pin.is-selected {
    background: ${color.text};
    color: ${color.canvas};
  }
  .pin:focus-visible > span > .price-pin,
  .pin:focus-visible > span > .cluster-pin {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  .cluster-pin > .cluster-rent {
    font-size: 0.6875rem;
    font-weight: ${fontWeight.semibold};
  }
  .price-pin:has(.cluster-count) {
    grid-auto-flow: column;
    gap: 5px;
    padding-inline: 5px 9px;
    font-size: ${fontSize.xs};
  }
  .price-pin > .cluster-count {
    min-width: 22px;
    padding: 5px 4px;
    border-radius: ${radius.full};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: 0.75rem;
    text-align: center;
  }
  .pin-words {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
