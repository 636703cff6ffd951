/** Why a stream could not be read to its end. */
export type FaultReason =
  /** No replay file, or its header is not readable. */
  | 'header'
  /** The file or the stream ends inside of something. */
  | 'truncated'
  | 'bad-checksum'
  /** More or longer than any real file. */
  | 'limit'
  /** A number that points nowhere. */
  | 'index'
  /** Time runs backwards or is no number: the reader lost its place. */
  | 'time'
  /** An update of an actor that is not there. */
  | 'channel'
  /** An attribute that the actor's class does not have. */
  | 'attribute'
  /** A platform that no account can have. */
  | 'account'
  /** A value of a type whose length cannot be told. */
  | 'value'
  /** The time limit passed. */
  | 'slow';

/** Ends the reading of a stream. It never leaves `readRecording`. */
export class StreamFault extends Error {
  constructor(readonly reason: FaultReason) {
    super(reason);
    this.name = 'StreamFault';
  }
}

/** The stream has a value of unknown length, so the rest is lost. It never leaves `readRecording`. */
export class UnknownInStream extends Error {
  constructor(
    /** An attribute; or an object of an unknown class, which then has no `className`. */
    readonly attribute: string,
    readonly className: string,
    readonly frame: number,
    /** The bit after its id. */
    readonly position: number,
  ) {
    super(`${className} ${attribute}`);
    this.name = 'UnknownInStream';
  }
}
