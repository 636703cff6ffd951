import { fieldHeight } from './goal-field.ts';
import { FACES } from './picture-faces.ts';
import { inPictureLetters, nameInPicture } from './picture-letters.ts';
import { drawnBox, COLOR, CONTENT_WIDTH, drawnCrest, drawnShield, drawnWords } from './picture-parts.ts';
import type { Drawn, ImageOf } from './picture-parts.ts';
import type { Picture, Pictured, PicturedFact, PicturedLine, PicturedRow } from './preview.ts';

/** What the drawing needs beside the picture's content. */
export interface Looks {
  league: string;
  imageOf: ImageOf;
  /** The strongest colour of the crest whose colours the picture has; null for the league's own. */
  colour: string | null;
  /** A goal's place on the field, as a data URL; null when no recording has it. */
  field: string | null;
}

/** The frame of every picture: whose it is at the bottom, and below that a line in the league's colour. */
const framed = (label: string, { league, colour }: Looks, ...content: Drawn[]): Drawn =>
  drawnBox(
    {
      width: 1200,
      height: 630,
      flexDirection: 'column',
      background: COLOR.canvas,
      ...(colour !== null && {
        backgroundImage: `linear-gradient(115deg, ${colour}b3 0%, ${colour}40 38%, ${COLOR.canvas} 72%)`,
      }),
      color: COLOR.text,
      fontFamily: Object.keys(FACES).join(', '),
      borderBottom: `12px solid ${COLOR.action}`,
      padding: '48px 64px 36px',
    },
    drawnWords(label, { size: 36, width: CONTENT_WIDTH, color: COLOR.muted, weight: 600 }),
    drawnBox({ flex: 1, flexDirection: 'column', justifyContent: 'center' }, ...content),
    drawnBox(
      { alignItems: 'center', gap: 16 },
      drawnShield(52),
      drawnWords(league, { size: 36, width: 800, color: COLOR.text, weight: 600 }),
    ),
  );

const side = (team: Pictured, imageOf: ImageOf, isBeaten: boolean): Drawn =>
  drawnBox(
    { flexDirection: 'column', alignItems: 'center', width: 380, gap: 20, opacity: isBeaten ? 0.62 : 1 },
    drawnCrest(team, 180, imageOf),
    drawnWords(nameInPicture(team), { size: 56, width: 380, lines: 3, align: 'center' }),
  );

function series(picture: Extract<Picture, { template: 'series' }>, imageOf: ImageOf): Drawn[] {
  const { home, away, score, note } = picture;
  const middle = score
    ? drawnBox(
        { fontSize: 150, fontWeight: 700, lineHeight: 1, justifyContent: 'center', width: 312 },
        `${score[0]}–${score[1]}`,
      )
    : drawnBox(
        { fontSize: 90, fontWeight: 600, lineHeight: 1, justifyContent: 'center', width: 312, color: COLOR.muted },
        '–',
      );
  return [
    drawnBox(
      { alignItems: 'flex-start', justifyContent: 'space-between' },
      side(home, imageOf, score !== null && score[0] < score[1]),
      drawnBox(
        { flexDirection: 'column', alignItems: 'center', width: 312, paddingTop: 20, gap: 12 },
        middle,
        drawnWords(note, { size: 36, width: 312, lines: 3, color: COLOR.action, weight: 600, align: 'center' }),
      ),
      side(away, imageOf, score !== null && score[1] < score[0]),
    ),
  ];
}

const row = ({ position, color, points, moved = 0, ...team }: PicturedRow, imageOf: ImageOf): Drawn =>
  drawnBox(
    {
      alignItems: 'center',
      height: 56,
      marginTop: 6,
      background: COLOR.surface,
      borderLeft: `8px solid ${color ?? COLOR.surface}`,
    },
    drawnBox(
      { width: 72, justifyContent: 'center', fontSize: 36, fontWeight: 600, color: COLOR.muted },
      String(position),
    ),
    drawnCrest(team, 44, imageOf),
    drawnBox({ width: 20 }),
    drawnWords(nameInPicture(team), { size: 38, width: moved === 0 ? 776 : 676, weight: 600 }),
    moved === 0
      ? null
      : drawnWords(moved > 0 ? `+${moved}` : `–${-moved}`, {
          size: 32,
          width: 100,
          weight: 600,
          align: 'right',
          color: moved > 0 ? COLOR.action : COLOR.muted,
        }),
    drawnBox({ width: 120, justifyContent: 'flex-end', fontSize: 40, fontWeight: 700 }, String(points)),
  );

function table({ title, rows }: Extract<Picture, { template: 'table' }>, imageOf: ImageOf): Drawn[] {
  return [drawnWords(title, { size: 60, width: CONTENT_WIDTH }), ...rows.map((one) => row(one, imageOf))];
}

function list({ title, lines }: Extract<Picture, { template: 'list' }>, imageOf: ImageOf): Drawn[] {
  const line = ({ lead, note, value, ...who }: PicturedLine): Drawn =>
    drawnBox(
      { alignItems: 'center', height: 62, marginTop: 5, background: COLOR.surface, paddingLeft: 20, paddingRight: 24 },
      lead === ''
        ? null
        : drawnWords(lead, { size: 36, width: lead.length > 2 ? 100 : 52, color: COLOR.muted, weight: 600 }),
      drawnCrest(who, 48, imageOf),
      drawnBox({ width: 20 }),
      drawnBox(
        { flexDirection: 'column', flex: 1 },
        drawnWords(who.standIn === '' ? who.name : nameInPicture(who), {
          size: note === '' ? 40 : 34,
          width: 560,
          weight: 600,
        }),
        note === '' ? null : drawnWords(note, { size: 24, width: 560, color: COLOR.muted, weight: 600 }),
      ),
      drawnWords(value, { size: 40, width: 330, align: 'right' }),
    );
  return [drawnWords(title, { size: 52, width: CONTENT_WIDTH }), ...lines.map(line)];
}

/** A number with its meaning below it. */
const fact = ({ value, label }: PicturedFact): Drawn =>
  drawnBox(
    { flexDirection: 'column', width: 232 },
    drawnWords(value, { size: 76, width: 220 }),
    drawnWords(label, { size: 28, width: 220, lines: 2, color: COLOR.muted, weight: 600 }),
  );

/** The last series of a team: a full mark is a win, a ring a loss. */
const formMarks = (form: readonly ('won' | 'lost')[]): Drawn =>
  drawnBox(
    { gap: 14 },
    ...form.map((one) =>
      drawnBox({
        width: 30,
        height: 30,
        borderRadius: 15,
        border: `5px solid ${one === 'won' ? COLOR.action : COLOR.muted}`,
        ...(one === 'won' && { background: COLOR.action }),
      }),
    ),
  );

function profile(
  { subject, isRound, note, team, facts, form }: Extract<Picture, { template: 'profile' }>,
  imageOf: ImageOf,
): Drawn[] {
  const isCrestShown = team !== null && team.image !== null && isRound;
  return [
    drawnBox(
      { alignItems: 'center', gap: 56 },
      drawnCrest(subject, 280, imageOf, isRound),
      drawnBox(
        { flexDirection: 'column', gap: 12 },
        drawnWords(nameInPicture(subject), {
          size: facts.length > 0 ? 88 : 104,
          width: 736,
          lines: facts.length > 0 ? 1 : 3,
        }),
        note === ''
          ? null
          : drawnBox(
              { alignItems: 'center', gap: 16 },
              isCrestShown ? drawnCrest(team, 56, imageOf) : null,
              drawnWords(note, {
                size: 44,
                width: isCrestShown ? 664 : 736,
                lines: 2,
                color: COLOR.muted,
                weight: 600,
              }),
            ),
        form.length > 0 ? formMarks(form) : null,
        facts.length > 0 ? drawnBox({ marginTop: 12, gap: 16 }, ...facts.map(fact)) : null,
      ),
    ),
  ];
}

const FIELD_WIDTH = 560;

function goal(
  { home, away, goal: shown, note }: Extract<Picture, { template: 'goal' }>,
  { imageOf, field }: Looks,
): Drawn[] {
  const { scorer, assist, score, side: scoring } = shown;
  const width = field === null ? CONTENT_WIDTH : CONTENT_WIDTH - FIELD_WIDTH - 32;
  const own = (team: Pictured, one: 'home' | 'away') =>
    drawnBox(
      { alignItems: 'center', gap: 16, opacity: one === scoring ? 1 : 0.75 },
      drawnCrest(team, 84, imageOf),
      drawnBox({ fontSize: 96, fontWeight: 700, lineHeight: 1 }, String(score[one === 'home' ? 0 : 1])),
    );
  return [
    drawnBox(
      { alignItems: 'center', gap: 32 },
      drawnBox(
        { flexDirection: 'column', width, gap: 8 },
        note === '' ? null : drawnWords(note, { size: 40, width, color: COLOR.action, weight: 600 }),
        drawnWords(nameInPicture(scorer), { size: 96, width, lines: 2 }),
        assist === null
          ? null
          : drawnWords(`+ ${nameInPicture(assist)}`, { size: 40, width, color: COLOR.muted, weight: 600 }),
        drawnBox({ marginTop: 20, gap: 40 }, own(home, 'home'), own(away, 'away')),
        drawnWords(`${nameInPicture(home)} – ${nameInPicture(away)}`, {
          size: 34,
          width,
          lines: 2,
          color: COLOR.muted,
          weight: 600,
        }),
      ),
      field === null
        ? null
        : { type: 'img', props: { src: field, width: FIELD_WIDTH, height: fieldHeight(FIELD_WIDTH) } },
    ),
  ];
}

/** The content of the picture, as elements in a frame of 1200 × 630 px. */
export function layoutOf(picture: Picture, looks: Looks): Drawn {
  const { imageOf } = looks;
  if (picture.template === 'series') return framed(picture.label, looks, ...series(picture, imageOf));
  if (picture.template === 'table') return framed(picture.label, looks, ...table(picture, imageOf));
  if (picture.template === 'profile') return framed(picture.label, looks, ...profile(picture, imageOf));
  if (picture.template === 'list') return framed(picture.label, looks, ...list(picture, imageOf));
  if (picture.template === 'goal') return framed(picture.label, looks, ...goal(picture, looks));
  return framed(
    picture.label,
    looks,
    drawnWords(inPictureLetters(picture.title) || looks.league, { size: 112, width: CONTENT_WIDTH, lines: 3 }),
  );
}

/** Whose stored picture gives its colours; null for nobody's. */
export function colouredBy(picture: Picture): string | null {
  if (picture.template === 'profile') return picture.team?.image ?? null;
  return picture.template === 'goal' ? picture[picture.goal.side].image : null;
}

/** Those with a stored picture that the drawing needs. */
function picturedIn(picture: Picture): readonly Pictured[] {
  switch (picture.template) {
    case 'series':
    case 'goal':
      return [picture.home, picture.away];
    case 'table':
      return picture.rows;
    case 'profile':
      return picture.team ? [picture.subject, picture.team] : [picture.subject];
    case 'list':
      return picture.lines;
    case 'text':
      return [];
  }
}

/** The stored pictures that the drawing needs, each once. */
export const imagesIn = (picture: Picture): string[] => [
  ...new Set(picturedIn(picture).flatMap(({ image }) => (image === null ? [] : [image]))),
];
