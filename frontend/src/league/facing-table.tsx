import type { ReactNode } from 'react';
import { styled } from '../styled-system/jsx';
import { Crest } from '../ui/crest';
import { CrestColours } from '../ui/crest-colours';

/** A team, or a player with their picture. */
export interface Facing {
  name: string;
  logo: string | null;
  isRound?: boolean;
}

/** One measure of both sides. `home` and `away` are shown; `bars` are their sizes for the eye, 0 to 1. */
export interface FacingRow {
  id: string;
  label: string;
  home: ReactNode;
  away: ReactNode;
  /** The side with the better number; the other one is dimmed. */
  better?: 'home' | 'away' | null;
  bars?: { home: number; away: number };
}

interface FacingTableProps {
  caption: string;
  /** The title of the column with the measures. */
  measure: string;
  home: Facing;
  away: Facing;
  rows: readonly FacingRow[];
}

const Table = styled('table', {
  base: {
    width: 'full',
    maxWidth: '40rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingInline: { base: '2', md: '4' }, paddingBlock: '2', verticalAlign: 'middle' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& tbody th': {
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'normal',
      textAlign: 'center',
      lineHeight: 'tight',
      paddingInline: { base: '1', md: '4' },
    },
    // at 320 px each column has room for a word of twelve letters
    '@media (max-width: 359px)': {
      '& th, & td': { paddingInline: '1' },
      '& tbody th': { fontSize: 'xs', paddingInline: '0' },
    },
    '& td': { fontFamily: 'display', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' },
    '& td[data-dimmed]': { color: 'fg.muted' },
    // five results of a form are wider than a side of a phone, and reach towards the short word between the sides; they stay in a row
    '& td ol': {
      '@media (max-width: 374px)': { gap: '1px', '& span': { width: '5', height: '5', fontSize: 'xs' } },
    },
  },
});

const Team = styled('th', {
  base: {
    // narrow, so that a word of twelve letters fits at 320 px
    fontFamily: 'display',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    hyphens: 'auto',
  },
  variants: { side: { home: { textAlign: 'left' }, away: { textAlign: 'right' } } },
});

/** On a phone the crest is above the name, which needs the width. */
const TeamLine = styled('span', {
  base: {
    display: 'flex',
    alignItems: { base: 'flex-start', sm: 'center' },
    gap: { base: '1', sm: '2' },
    // up to the middle of the table, where the header has nothing to see
    width: { base: '155%', sm: '134%' },
  },
  variants: {
    side: {
      home: { flexDirection: { base: 'column', sm: 'row' } },
      away: {
        flexDirection: { base: 'column', sm: 'row-reverse' },
        alignItems: { base: 'flex-end', sm: 'center' },
        marginLeft: { base: '-55%', sm: '-34%' },
      },
    },
  },
});

const Value = styled('td', {
  // at 320 px the word between the numbers needs the space
  base: { width: { base: '31%', sm: '36%' } },
  variants: {
    side: {
      home: { textAlign: 'left' },
      away: {
        textAlign: 'right',
        '& ol': {
          justifyContent: 'flex-end',
          '@media (max-width: 479px)': { marginLeft: '-3rem' },
        },
      },
    },
  },
});

/** Both bars begin in the middle of the table, so that the longer one is seen at once. */
const Track = styled('span', {
  base: { display: 'flex', height: '1.5', marginTop: '1.5', bg: 'bg.raised', borderRadius: 'full', overflow: 'hidden' },
  variants: { side: { home: { justifyContent: 'flex-end' }, away: {} } },
});

/** A team's bar has the colours of its crest, a player's says which one is better. */
const Bar = styled('span', {
  base: { position: 'relative', height: 'full', borderRadius: 'full', overflow: 'hidden' },
  variants: { isBetter: { true: { bg: 'fg.link' }, false: { bg: 'border.control' } } },
});

/** The numbers of two teams or players, face to face, with what they measure between them. */
export function FacingTable({ caption, measure, home, away, rows }: FacingTableProps) {
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <TeamHeader team={home} side="home" />
          <th scope="col">
            <span className="visually-hidden">{measure}</span>
          </th>
          <TeamHeader team={away} side="away" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell row={row} side="home" of={home} />
            <th scope="row">{row.label}</th>
            <Cell row={row} side="away" of={away} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function TeamHeader({ team, side }: { team: Facing; side: 'home' | 'away' }) {
  return (
    <Team scope="col" side={side}>
      <TeamLine side={side}>
        <Crest image={team.logo} name={team.name} size={24} isRound={team.isRound ?? false} />
        <span className="whole-words" title={team.name}>
          {team.name}
        </span>
      </TeamLine>
    </Team>
  );
}

function Cell({ row, side, of }: { row: FacingRow; side: 'home' | 'away'; of: Facing }) {
  const isDimmed = row.better != null && row.better !== side;
  return (
    <Value side={side} data-dimmed={isDimmed || undefined}>
      {row[side]}
      {row.bars && (
        <Track side={side} aria-hidden>
          <Bar isBetter={row.better === side} style={{ width: `${Math.round(row.bars[side] * 100)}%` }}>
            {!of.isRound && <CrestColours place="fill" image={of.logo} name={of.name} size={24} />}
          </Bar>
        </Track>
      )}
    </Value>
  );
}
