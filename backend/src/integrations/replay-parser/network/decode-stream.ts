import type { Recording } from '../../../domain/recordings/recording.ts';
import { textOf } from '../header-values.ts';
import type { ReplayHeader } from '../replay-header.ts';
import { TYPE_OF_ATTRIBUTE } from './attribute-table.ts';
import type { AttributeType } from './attribute-type.ts';
import { BitReader } from './bit-reader.ts';
import type { ReplayBody } from './body-reader.ts';
import { FrameReader } from './frame-reader.ts';
import type { FrameCounts } from './frame-reader.ts';
import { GameRecorder } from './recorder/game-recorder.ts';
import type { RecorderCounts } from './recorder/game-recorder.ts';
import { channelsOf, framesOf, goalsOfHeader } from './header-facts.ts';
import { NetCache } from './net-cache.ts';
import type { Part } from './recorder/parts.ts';
import { StreamFault, UnknownInStream } from './stream-fault.ts';
import type { FaultReason } from './stream-fault.ts';
import { layoutOf } from './stream-layout.ts';
import { ValueReader } from './value-reader.ts';

/** A file whose header and body were read. */
export interface OpenedReplay {
  header: ReplayHeader;
  body: ReplayBody;
}

/** What one reading of a stream may cost. */
export interface DecodeLimits {
  updates: number;
  /** By the steady clock of the thread, in milliseconds. */
  deadline: number;
}

/** What was counted on the way, to compare with other readers. */
export type DecodeCounts = FrameCounts & RecorderCounts;

/** What one reading of a stream gave. */
export type Decoded = { counts: DecodeCounts } & (
  | { status: 'complete'; recording: Recording }
  | { status: 'unknown'; unknown: UnknownInStream }
  | { status: 'fault'; reason: FaultReason }
);

/** Reads a stream once, with some attributes taken as `guesses` says. Throws `StreamFault` of impossible tables only. */
export const decodeStream = (
  { header, body }: OpenedReplay,
  guesses: ReadonlyMap<string, AttributeType>,
  limits: DecodeLimits,
): Decoded => {
  const { properties } = header;
  const layout = layoutOf(header);
  const frames = framesOf(properties, body.stream.length);
  const bits = new BitReader(body.stream);
  const values = new ValueReader(bits, layout, { bits, layout, objects: body.objects });
  const recorder = new GameRecorder(frames, values, body.names);
  const netCache = new NetCache(body, (attribute) => TYPE_OF_ATTRIBUTE.get(attribute) ?? guesses.get(attribute));
  const reader = new FrameReader<Part>(
    bits,
    values,
    { objects: body.objects, netCache, hasNames: layout.hasNames },
    { ...limits, frames, channels: channelsOf(properties) },
    recorder,
  );
  const counts: DecodeCounts = { ...reader.counts, ...recorder.counts };
  try {
    reader.readAll();
    const recorded = recorder.finished();
    const recording: Recording = {
      ...recorded,
      goals: goalsOfHeader(properties, recorded.players, recorded.frames),
      map: textOf(properties, 'MapName'),
    };
    return { status: 'complete', recording, counts: Object.assign(counts, reader.counts, recorder.counts) };
  } catch (error) {
    Object.assign(counts, reader.counts, recorder.counts);
    if (error instanceof UnknownInStream) return { status: 'unknown', unknown: error, counts };
    if (error instanceof StreamFault) return { status: 'fault', reason: error.reason, counts };
    throw error;
  }
};
