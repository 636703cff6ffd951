import type { NextFunction, Request, Response } from 'express';
import { networkOf } from '../access/caller-address.ts';
import { unavailable } from '../errors/fault.ts';

export interface Room {
  /** Bytes of large bodies that may be here at a time. */
  bytes: number;
  /** Bytes of them that may be of one network. */
  share: number;
  /** A body without a length counts as this, in bytes; a smaller one than `small` does not count. */
  largest: number;
  small: number;
  /** Calls that may wait, and how long, in milliseconds. */
  waiting: number;
  patience: number;
}

interface Waiting {
  network: string;
  bytes: number;
  enter: () => void;
}

/** When there will be room again: a picture takes half a second. */
const RETRY_SECONDS = 10;

/**
 * Lets large bodies in as long as there is room for them, each until its call is answered. The others wait unread, so
 * that they take no memory; what waits too long, or comes when many wait, is answered 503.
 */
export class RoomForBodies {
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  constructor(private readonly room: Room) {}

  /** Express middleware, to stand before the parser. */
  readonly admit = (req: Request, res: Response, next: NextFunction): void => {
    const bytes = this.#bytesOf(req);
    if (bytes === 0) return next();
    const call: Waiting = { network: networkOf(req.ip ?? ''), bytes, enter: next };
    if (this.#fits(call)) {
      this.#take(call, res);
      return next();
    }
    if (this.#waiting.size >= this.room.waiting) return next(unavailable(RETRY_SECONDS));
    this.#wait(call, res, next);
  };

  #wait(call: Waiting, res: Response, next: NextFunction): void {
    const leave = (): void => {
      clearTimeout(timer);
      res.off('close', leave);
      this.#waiting.delete(call);
    };
    const timer = setTimeout(() => {
      leave();
      next(unavailable(RETRY_SECONDS));
    }, this.room.patience);
    call.enter = () => {
      leave();
      this.#take(call, res);
      next();
    };
    res.once('close', leave);
    this.#waiting.add(call);
  }

  #take({ network, bytes }: Waiting, res: Response): void {
    this.#add(network, bytes);
    res.once('close', () => {
      this.#add(network, -bytes);
      // in their order; one whose network has its share lets others by
      for (const call of [...this.#waiting]) if (this.#fits(call)) call.enter();
    });
  }

  #add(network: string, bytes: number): void {
    this.#taken += bytes;
    const taken = (this.#takenBy.get(network) ?? 0) + bytes;
    if (taken > 0) this.#takenBy.set(network, taken);
    else this.#takenBy.delete(network);
  }

  #fits({ network, bytes }: Waiting): boolean {
    return this.#taken + bytes <= this.room.bytes && (this.#takenBy.get(network) ?? 0) + bytes <= this.room.share;
  }

  /** 0: it needs no room. One that says it is larger than the largest is refused by the parser, unread. */
  #bytesOf(req: Request): number {
    const said = req.headers['content-length'];
    if (said === undefined) return req.headers['transfer-encoding'] === undefined ? 0 : this.room.largest;
    const bytes = Number(said);
    return bytes <= this.room.small || bytes > this.room.largest ? 0 : bytes;
  }
}
