import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { LeagueError } from '../../../../domain/league-error.ts';
import { dueNight, keptNights, unfinishedNights } from '../../../../domain/partners/nights.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Every } from '../../../../platform/jobs.ts';
import { DATA_LICENCE, EXPORT_FORMATS, EXPORT_NAMES, SCHEMA_VERSION } from '../export-files.ts';
import { ExportsService } from '../exports.service.ts';
import type { LeagueSnapshot } from '../league-snapshot.ts';
import { writeDump } from './dump-file.ts';
import { DumpStore } from './dump-store.ts';
import { DUMPED_NAMES, dumpedName, MANIFEST, manifestText, NIGHTS_KEY } from './night-manifest.ts';
import type { DumpedFile, NightManifest, Nights } from './night-manifest.ts';

const LOOK_MS = 600_000;
const LOCK = 'nightly-dumps';

/** A file of a night that is being sent. */
export interface OpenDump {
  stream: Readable;
  /** Null: the manifest, whose digest nobody lists. */
  file: DumpedFile | null;
}

/**
 * Writes the league's public data to the store of files, once a night over all instances (R36). A night appears when
 * all of its files are stored, by one write of the list of nights; a crash before that leaves the nights before.
 */
@Injectable()
export class NightlyDumps {
  private readonly log = new Logger('NightlyDumps');

  constructor(
    private readonly exports: ExportsService,
    private readonly store: DumpStore,
    private readonly clock: Clock,
  ) {}

  /** Makes this night's dump when it is due and no other instance is making it. Resolves to whether it did. */
  @Every('dumps', LOOK_MS)
  async makeIfDue(): Promise<boolean> {
    const now = this.clock.now();
    if (dueNight(now, namesOf(await this.nights())) === null) return false;
    const league = await this.exports.snapshot();
    try {
      // another instance may have made it, or be making it, since it was due
      if (!(await league.tryAdvisoryLock(LOCK))) return false;
      const nights = await this.nights();
      const night = dueNight(now, namesOf(nights));
      if (night === null) return false;
      const made = await this.write(league, night, now).catch(async (error: unknown) => {
        // a night that cannot be removed either is removed with the next one
        await this.remove(night).catch(() => undefined);
        throw error;
      });
      await this.publish(made, nights);
      return true;
    } finally {
      await league.close();
    }
  }

  /** The nights that are there, newest first. */
  async nights(): Promise<NightManifest[]> {
    const text = await this.store.text(NIGHTS_KEY);
    return text === null ? [] : (JSON.parse(text) as Nights).nights;
  }

  /** Opens a file of a night. Refuses a night or a file that is not there (NOT_FOUND). */
  async open(night: string, name: string): Promise<OpenDump> {
    const manifest = (await this.nights()).find((one) => one.night === night);
    const file = manifest?.files.find((one) => one.name === name) ?? null;
    const isThere = file !== null || (manifest !== undefined && name === MANIFEST);
    const stream = isThere ? await this.store.open(`${night}/${name}`) : null;
    if (!stream) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    return { stream, file };
  }

  /** Writes all files of a night and its manifest. No reader sees them yet. */
  private async write(league: LeagueSnapshot, night: string, now: Date): Promise<NightManifest> {
    const folder = await mkdtemp(join(tmpdir(), 'league-dump-'));
    const files: DumpedFile[] = [];
    try {
      for (const name of EXPORT_NAMES) {
        const wanted = { name, seasonId: null };
        const rows = await league.count(wanted);
        for (const format of EXPORT_FORMATS) {
          const fileName = dumpedName(name, format);
          const { path, bytes, sha256 } = await writeDump(join(folder, fileName), league.text(wanted, format));
          await this.store.putFile(`${night}/${fileName}`, { path, bytes, sha256 });
          await rm(path);
          files.push({ name: fileName, rows, bytes, sha256 });
        }
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    const made = { madeAt: now.toISOString(), ...(await league.place()) };
    const manifest = { night, ...made, schemaVersion: SCHEMA_VERSION, licence: DATA_LICENCE, files };
    await this.store.putText(`${night}/${MANIFEST}`, manifestText(manifest));
    return manifest;
  }

  /** Names the night in the list, and then removes what the list no longer names. */
  private async publish(made: NightManifest, before: readonly NightManifest[]): Promise<void> {
    const all = [made, ...before];
    const { kept, over } = keptNights(namesOf(all));
    const nights = kept.flatMap((night) => all.find((one) => one.night === night) ?? []);
    await this.store.putText(NIGHTS_KEY, manifestText({ nights }));
    for (const night of [...over, ...unfinishedNights(made.night, namesOf(before))]) await this.remove(night);
  }

  /** Removes the files of a night that the list does not name. */
  private async remove(night: string): Promise<void> {
    for (const name of DUMPED_NAMES) await this.store.remove(`${night}/${name}`);
  }
}

const namesOf = (nights: readonly NightManifest[]): string[] => nights.map(({ night }) => night);
