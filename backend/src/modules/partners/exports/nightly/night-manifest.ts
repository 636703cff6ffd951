import { DATA_LICENCE, EXPORT_FORMATS, EXPORT_NAMES, type ExportFormat, type ExportName } from '../export-files.ts';

/** A file of a night. */
export interface DumpedFile {
  /** Such as `series.csv.gz`. */
  name: string;
  /** The lines of the table, without the header. */
  rows: number;
  /** The size of the gzip file. */
  bytes: number;
  /** The digest of the gzip file, hexadecimal. */
  sha256: string;
}

/** What a night's dump has. All files are the league at one moment. */
export interface NightManifest {
  /** The day in Sweden, `YYYY-MM-DD`. */
  night: string;
  madeAt: string;
  /** The feed's newest event that the files know: a copy continues after it. Missing in a night of an earlier version. */
  position?: number;
  /** How often what visitors see had changed. */
  leagueVersion?: number;
  /** Grows when a column is removed, renamed or changes its meaning. */
  schemaVersion: number;
  licence: typeof DATA_LICENCE;
  files: DumpedFile[];
}

/** The one text that says which nights are there, newest first. A night that it does not name does not exist. */
export interface Nights {
  nights: NightManifest[];
}

/** The key of the list of nights in the store. */
export const NIGHTS_KEY = 'nights.json';
/** The name of a night's manifest among its files. */
export const MANIFEST = 'manifest.json';

export const dumpedName = (name: ExportName, format: ExportFormat): string => `${name}.${format}.gz`;

/** The names of all files of a night. */
export const DUMPED_NAMES: readonly string[] = [
  ...EXPORT_NAMES.flatMap((name) => EXPORT_FORMATS.map((format) => dumpedName(name, format))),
  MANIFEST,
];

export const manifestText = (value: NightManifest | Nights): string => `${JSON.stringify(value, null, 2)}\n`;
