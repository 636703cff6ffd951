import { HeaderReplayParser } from './header-replay-parser.ts';
import { HttpReplayParser } from './http-replay-parser.ts';
import type { ReplayParser } from './replay-parser.ts';

/** `REPLAY_PARSER_URL` and `REPLAY_PARSER_CODE` of the configuration. */
export interface ReplayParserConfig {
  url?: string;
  code?: string;
}

/** The outside parser when its address is configured, otherwise the built-in one. */
export const createReplayParser = ({ url, code = '' }: ReplayParserConfig): ReplayParser =>
  url === undefined || url === '' ? new HeaderReplayParser() : new HttpReplayParser({ url, code });
