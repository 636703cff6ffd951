import { LEAGUE } from '../lib/league-config';

export type Sponsor = (typeof LEAGUE)['sponsors'][number];

/** Drawn by hand in a square of 24. The colour is the text's. */
const EMBLEMS: Record<Sponsor['emblem'], string> = {
  cup: 'M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 9h2a3 3 0 0 1 0 6h-2M8 2v3M12 2v3',
  tyre: 'M12 2a10 10 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0M12 2v6M12 16v6M2 12h6M16 12h6',
  lantern: 'M9 2h6M7 8h10l2 9H5zM9 21h6M12 11v3',
  fir: 'M12 2l6 8h-3l5 7H4l5-7H6zM12 17v5',
};

const HEIGHT = 24;
const TEXT_STARTS = 32;
/** The width of a capital letter in the condensed display font at 18 px. */
const LETTER = 9;

/** A sponsor's logo: emblem and name. The link around it has the name for assistive technology. */
export function SponsorMark({ sponsor }: { sponsor: Sponsor }) {
  const textWidth = sponsor.name.length * LETTER;
  const width = TEXT_STARTS + textWidth;
  return (
    <svg aria-hidden width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} fill="none" stroke="currentColor">
      <path d={EMBLEMS[sponsor.emblem]} strokeWidth={1.8} strokeLinejoin="round" strokeLinecap="round" />
      <text
        x={TEXT_STARTS}
        y={18}
        textLength={textWidth}
        fill="currentColor"
        stroke="none"
        style={{ font: '600 18px var(--sbl-fonts-display)', textTransform: 'uppercase' }}
      >
        {sponsor.name}
      </text>
    </svg>
  );
}
