import { Injectable } from '@nestjs/common';
import { createReplayParser } from '../../../integrations/replay-parser/create-replay-parser.ts';
import type { ReplayParser } from '../../../integrations/replay-parser/replay-parser.ts';
import { AppConfig } from '../../../platform/config/config.ts';

/** The replay parser that the configuration chooses: our own reader of headers, or an outside service (R15). */
@Injectable()
export class ReplayParserSource {
  readonly parser: ReplayParser;

  constructor(config: AppConfig) {
    this.parser = createReplayParser(config.replayParser ?? {});
  }
}
