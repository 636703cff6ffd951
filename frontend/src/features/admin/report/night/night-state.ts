import { hasShapeOf } from '../../../../lib/draft-store';
import type { Sentence } from '../../../../league/replays/post-replays';
import { isSameMark } from '../../../report/model/game-mark';
import type { Warning, FoundFile } from './find-series';

/**
 * A file of the night. `waiting` and `sending`: not read yet. `failed`: it can be tried again. `placed`: it belongs to
 * `seriesId`. `undecided`: to one of `choices`. `unused`: to no series.
 */
export interface NightFile {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed' | 'placed' | 'undecided' | 'unused';
  /** Why it failed or has no series. */
  reason: Sentence | null;
  sha256: string | null;
  digest: string | null;
  playedAt: string | null;
  seriesId: number | null;
  /** The series to which staff can move it. */
  choices: number[];
  warnings: Warning[];
}

/** What became of one series' files in its report form. `mark` names the files, so that new ones are noticed. */
export interface NightFill {
  mark: string;
  /** `typed`: the form has values of staff, which files do not replace without being asked. */
  state: 'filling' | 'filled' | 'typed' | 'failed';
  /** Games won. */
  won: { home: number; away: number };
  isDecided: boolean;
  /** How many things the form itself finds wrong. */
  faults: number;
  /** Names in the files that are no player's yet. */
  unknown: string[];
  /** What to check, and which files were refused; `game` is null for the whole series. */
  warnings: { game: number | null; sentence: Sentence }[];
  reason: Sentence | null;
  /** The form as it was written, to see whether staff have changed it. */
  written: string;
}

export interface NightState {
  files: NightFile[];
  /** By series id. */
  fills: Record<string, NightFill>;
}

/** A fill that has just begun. */
export const NO_FILL: NightFill = {
  mark: '',
  state: 'filling',
  won: { home: 0, away: 0 },
  isDecided: false,
  faults: 0,
  unknown: [],
  warnings: [],
  reason: null,
  written: '',
};

export const NO_NIGHT: NightState = { files: [], fills: {} };

/** The most files at a time: twenty-five series of five games. */
export const MOST_FILES = 125;

export const newFile = (key: number, name: string): NightFile => ({
  key,
  name,
  state: 'waiting',
  reason: null,
  sha256: null,
  digest: null,
  playedAt: null,
  seriesId: null,
  choices: [],
  warnings: [],
});

/** The file after the server's answer. `others` are the files that are read already: one of them may be the same. */
export function readFile(file: NightFile, found: FoundFile, others: readonly NightFile[]): NightFile {
  const { sha256, replayDigest: digest, playedAt, seriesIds: choices, warnings, refusal, status } = found;
  const read = { ...file, sha256, digest, playedAt, choices, warnings, reason: refusal && sentenceOf(refusal) };
  const same = others.find((other) => other.key !== file.key && isSame(read, other));
  if (same) {
    const what = same.sha256 === sha256 ? 'file' : 'game';
    const reason = { messageKey: `api.replay.duplicate-${what}`, params: { file: file.name, other: same.name } };
    return { ...read, state: 'unused', choices: [], reason };
  }
  if (status === 'found') return { ...read, state: 'placed', seriesId: choices[0] ?? null };
  return { ...read, state: status === 'several' ? 'undecided' : 'unused' };
}

const sentenceOf = ({ reasonKey: messageKey, params }: NonNullable<FoundFile['refusal']>): Sentence => ({
  messageKey,
  params,
});

/** The same file, or two players' files of one game: its two teams play no other at the same time. */
const isSame = (one: NightFile, other: NightFile): boolean =>
  (one.sha256 !== null && one.sha256 === other.sha256) ||
  (one.digest !== null &&
    other.digest !== null &&
    isSameMark(one.digest, other.digest) &&
    (one.digest === other.digest || one.choices.some((id) => other.choices.includes(id))));

/** The files by series, in playing order. A file without a date comes last. */
export function filesBySeries(files: readonly NightFile[]): Map<number, NightFile[]> {
  const groups = new Map<number, NightFile[]>();
  for (const file of files) {
    if (file.state !== 'placed' || file.seriesId === null) continue;
    groups.set(file.seriesId, [...(groups.get(file.seriesId) ?? []), file]);
  }
  for (const group of groups.values()) group.sort((a, b) => timeOf(a) - timeOf(b) || a.key - b.key);
  return groups;
}

const timeOf = ({ playedAt }: NightFile): number => (playedAt === null ? Infinity : Date.parse(playedAt));

/** All series that the files could belong to. */
export const seriesOf = ({ files }: NightState): number[] => [
  ...new Set(files.flatMap(({ choices, seriesId }) => (seriesId === null ? choices : [seriesId, ...choices]))),
];

export const isPending = ({ state }: NightFile): boolean => state === 'waiting' || state === 'sending';

/** Names a series' files. */
export const markOf = (files: readonly NightFile[]): string => files.map(({ digest }) => digest).join(' ');

/** What a reload leaves of the night: read files and filled forms. */
export const draftOf = ({ files, fills }: NightState): NightState => ({
  files: files.filter((file) => !isPending(file) && file.state !== 'failed'),
  fills: Object.fromEntries(Object.entries(fills).filter(([, { state }]) => state !== 'filling')),
});

/** The fields that are always there. The others may be null, or have a shape of their own. */
const { reason: _file, ...FILE_FIELDS } = newFile(0, '');
const { reason: _fill, ...FILL_FIELDS } = NO_FILL;

/** Can this page show the kept night? One of an older page may lack fields. */
export const isNight = (value: unknown): value is NightState =>
  hasShapeOf({ files: [FILE_FIELDS], fills: {} }, value) &&
  Object.values(value.fills).every((fill) => hasShapeOf(FILL_FIELDS, fill));

/** Is nothing of a filled form in doubt? */
export const isClear = ({ isDecided, faults, unknown, warnings }: NightFill): boolean =>
  isDecided && faults === 0 && unknown.length === 0 && warnings.length === 0;
