import type { BoxScore } from '../../domain/series/box-score.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { jsonOf } from '../outside-answer.ts';
import { callOutside } from '../outside-call.ts';
import { boxScoreOfAnswer } from './http-replay-answer.ts';
import { assertFitsLobby } from './lobby-size.ts';
import { headerEnd, PREFIX_BYTES } from './replay-header.ts';
import type { ReplayParser, UploadedReplay } from './replay-parser.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** Time limit of the whole exchange, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** A header as JSON has some 20 kB. The whole network stream would have tens of megabytes, and is not asked for. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** The parser understood the request, and refused the file. */
const FILE_REFUSED: ReadonlySet<number> = new Set([400, 415, 422]);

/**
 * An outside replay parser. It gets the file as multipart with a fixed `code` header, and answers with
 * `replay.properties`. The answer has no accounts, so its rows are matched by name only.
 */
export class HttpReplayParser implements ReplayParser {
  readonly needsWholeFiles = true;
  private readonly url: string;
  private readonly code: string;
  private readonly timeoutMs: number;

  constructor({ url, code, timeoutMs = TIMEOUT_MS }: { url: string; code: string; timeoutMs?: number }) {
    this.url = url;
    this.code = code;
    this.timeoutMs = timeoutMs;
  }

  async parse(file: UploadedReplay): Promise<BoxScore> {
    if (file.content.length === 0) throw new ReplayUnreadable('empty', file.name);
    if (isHeaderSection(file.content)) throw new ReplayUnreadable('needs-whole-file', file.name);
    const answer = await this.send(file).catch((error: unknown) => {
      throw error instanceof LeagueError ? error : unavailable(file.name);
    });
    const boxScore = boxScoreOfAnswer(answer);
    if (boxScore === null) throw new ReplayUnreadable('refused-by-parser', file.name);
    assertFitsLobby(boxScore.players ?? [], file.name);
    return boxScore;
  }

  private async send(file: UploadedReplay): Promise<unknown> {
    const form = new FormData();
    // the file's name is the uploader's own, and the outside service does not need it
    form.append('file', new Blob([new Uint8Array(file.content)]), 'game.replay');
    const response = await callOutside(this.url, {
      method: 'POST',
      body: form,
      headers: { code: this.code },
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    if (FILE_REFUSED.has(response.status)) {
      await response.body?.cancel();
      throw new ReplayUnreadable('refused-by-parser', file.name);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw unavailable(file.name);
    }
    return jsonOf(response.body, MAX_ANSWER_BYTES);
  }
}

/** Browsers send only this part first, which is enough for our own reader. */
const isHeaderSection = (content: Buffer): boolean =>
  content.length > PREFIX_BYTES && content.length === headerEnd(content);

const unavailable = (file: string): LeagueError =>
  new LeagueError('REPLAY_PARSER_UNAVAILABLE', 'api.replay.parser-unavailable', { params: { file } });
