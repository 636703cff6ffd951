import { styled } from '../styled-system/jsx';

const Drawing = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    bg: 'bg.raised',
    '& .line': { fill: 'none', stroke: 'border.control', strokeWidth: '2px', opacity: '0.45' },
    '& .band': { fill: 'border', opacity: '0.7' },
    '& .band:first-of-type': { fill: 'action', opacity: '0.16' },
  },
});

/** A number that looks random, but is always the same for a seed: 0 up to `below`, not included. */
function pick(seed: number, nth: number, below: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

/** Drawn in place of a banner: the lines of a pitch under slanted stripes, with a different layout for every seed. */
export function DrawnBanner({ seed }: { seed: number }) {
  const slant = 60 + pick(seed, 0, 120);
  const centre = 380 + pick(seed, 1, 440);
  return (
    <Drawing aria-hidden viewBox="0 0 1000 200" preserveAspectRatio="xMidYMid slice">
      {[0, 1, 2, 3].map((band) => {
        const left = 40 + band * 240 + pick(seed, 2 + band, 180);
        const right = left + 24 + pick(seed, 6 + band, 90);
        return <path key={band} className="band" d={`M${left} 200L${left + slant} 0H${right + slant}L${right} 200z`} />;
      })}
      <g className="line">
        <path d={`M${centre - 470} 14h940v172h-940zM${centre} 14V186`} />
        <circle cx={centre} cy="100" r="52" />
        <path d={`M${centre - 470} 50h90v100h-90M${centre + 470} 50h-90v100h90`} />
      </g>
    </Drawing>
  );
}
