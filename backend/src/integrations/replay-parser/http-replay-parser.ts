import type { BoxScore } from '../../domain/series/box-score.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { boxScoreOfAnswer } from './http-replay-answer.ts';
import { assertFitsLobby } from './lobby-size.ts';
import type { ReplayParser, UploadedReplay } from './replay-parser.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** Time for the whole exchange, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** A header as JSON is some 20 kB; the whole network stream, which no one asks for, would be tens of megabytes. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** The parser understood the request and says that the file is the fault. */
const FILE_REFUSED: ReadonlySet<number> = new Set([400, 415, 422]);

/**
 * An outside replay parser: the file as multipart, a fixed `code` header, and an answer with `replay.properties`.
 * It tells no accounts, so that its rows are matched by name alone.
 */
export class HttpReplayParser implements ReplayParser {
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
    // the name is the uploader's own and tells the outside service nothing it needs
    form.append('file', new Blob([new Uint8Array(file.content)]), 'game.replay');
    const response = await fetch(this.url, {
      method: 'POST',
      body: form,
      headers: { code: this.code },
      // a redirect would carry the code to another host
      redirect: 'error',
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
    return JSON.parse(await limitedText(response));
  }
}

const unavailable = (file: string): LeagueError =>
  new LeagueError('REPLAY_PARSER_UNAVAILABLE', 'api.replay.parser-unavailable', { params: { file } });

const limitedText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // the type of a web stream's iterator loses what the stream holds
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
