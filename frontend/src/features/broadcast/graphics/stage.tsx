import type { CSSProperties, ReactNode } from 'react';
import { htmlLanguage } from '../../../lib/i18n/language';
import { PALETTE } from '../../../theme/palette';
import type { Graphic, Look } from '../graphic-address';
import './graphics.css';
import './tables.css';
import './running.css';
import BracketGraphic from './bracket-graphic';
import LineUpsGraphic from './line-ups-graphic';
import NextGraphic, { ChosenNextGraphic } from './next-graphic';
import { OffAir } from './off-air';
import PathGraphic from './path-graphic';
import ScoreGraphic from './score-graphic';
import TableGraphic from './table-graphic';
import TickerGraphic from './ticker-graphic';
import { LookContext } from './words';

/** The colours and the size of a stage. They are its own, because the page around it may have the other theme. */
function variablesOf({ theme, accent, scale }: Look): CSSProperties {
  const { canvas, surface, raised, text, muted, line, action } = PALETTE[theme];
  return {
    '--canvas': canvas,
    '--surface': surface,
    '--raised': raised,
    '--text': text,
    '--muted': muted,
    '--line': line,
    '--accent': accent ? `#${accent}` : action,
    '--scale': scale,
  } as CSSProperties;
}

interface StageProps {
  /** Null: the address names none. */
  graphic: Graphic | null;
  look: Look;
}

/** A graphic at its place on the screen. It fills what is around it, at best in the proportions of 16 to 9. */
export function Stage({ graphic, look }: StageProps) {
  return (
    <LookContext value={look}>
      <div
        className={look.background === 'solid' ? 'stage is-solid' : 'stage'}
        lang={htmlLanguage(look.lang)}
        style={variablesOf(look)}
      >
        <div className={`safe-area at-${look.place}`}>{drawn(graphic)}</div>
      </div>
    </LookContext>
  );
}

function drawn(graphic: Graphic | null): ReactNode {
  switch (graphic?.kind) {
    case 'series':
      return <ScoreGraphic key={graphic.seriesId} seriesId={graphic.seriesId} />;
    case 'lineups':
      return <LineUpsGraphic key={graphic.seriesId} seriesId={graphic.seriesId} />;
    case 'table':
      return <TableGraphic discriminator={graphic.discriminator} seasonId={graphic.seasonId} />;
    case 'bracket':
      return <BracketGraphic discriminator={graphic.discriminator} seasonId={graphic.seasonId} half={graphic.half} />;
    case 'path':
      return <PathGraphic key={graphic.seriesId} seriesId={graphic.seriesId} />;
    case 'ticker':
      return <TickerGraphic filter={graphic} />;
    case 'next':
      return graphic.seriesId === null ? (
        <NextGraphic />
      ) : (
        <ChosenNextGraphic key={graphic.seriesId} seriesId={graphic.seriesId} />
      );
    default:
      return <OffAir isLost={false} isWaiting={false} />;
  }
}
