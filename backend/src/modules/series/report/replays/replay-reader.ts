import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../../domain/league-error.ts';
import type { FileRefusal, ReplayFile } from '../../../../domain/replays/replay-proposal.ts';
import { createReplayParser } from '../../../../integrations/replay-parser/create-replay-parser.ts';
import type { ReplayParser } from '../../../../integrations/replay-parser/replay-parser.ts';
import { readHeaderBytes } from '../../../../integrations/replay-parser/header-bytes.ts';
import type { LocalFile } from '../../../../platform/local-file.ts';
import { AppConfig } from '../../../../platform/config/config.ts';

/** Four times as large as the largest replay. */
export const MAX_REPLAY_BYTES = 10 * 1024 * 1024;

/** An uploaded file on disk; `file` is null when it was larger than `MAX_REPLAY_BYTES`. */
export interface ArrivedReplay {
  name: string;
  file: LocalFile | null;
}

/** Reads uploaded files with the parser that the configuration chooses: our own, or an outside service (R15). */
@Injectable()
export class ReplayReader {
  private readonly parser: ReplayParser;

  constructor(config: AppConfig) {
    this.parser = createReplayParser(config.replayParser ?? {});
  }

  /** The parser needs the whole file, also what follows after the header. */
  get needsWholeFiles(): boolean {
    return this.parser.needsWholeFiles;
  }

  /** The files in their order, each read into a box score or refused by name. */
  async readAll(files: readonly ArrivedReplay[]): Promise<ReplayFile[]> {
    const read: ReplayFile[] = [];
    for (const file of files) {
      read.push(await this.readArrived(file));
      // reading a file blocks all other requests: they get their turn between two files
      await setImmediate();
    }
    return read;
  }

  /** A file on disk, read into a box score or refused. */
  async readArrived({ name, file }: ArrivedReplay): Promise<ReplayFile> {
    if (file === null) return { name, sha256: null, refusal: tooLarge(name) };
    return this.parse(name, file.sha256, await (this.needsWholeFiles ? readFile : readHeaderBytes)(file.path));
  }

  private async parse(name: string, sha256: string, content: Buffer): Promise<ReplayFile> {
    try {
      return { name, sha256, boxScore: await this.parser.parse({ name, content }) };
    } catch (error) {
      if (!(error instanceof LeagueError)) throw error;
      const { code, messageKey, details } = error;
      return { name, sha256, refusal: { code, reasonKey: messageKey, params: { file: name, ...details.params } } };
    }
  }
}

const tooLarge = (file: string): FileRefusal => ({
  code: 'REPLAY_TOO_LARGE',
  reasonKey: 'api.replay.too-large',
  params: { file, megabytes: MAX_REPLAY_BYTES / 1024 / 1024 },
});
