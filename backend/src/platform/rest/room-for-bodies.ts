import type { NextFunction, Request, Response } from 'express';
import { networkOf } from '../access/caller-address.ts';
import { unavailableFault } from '../errors/fault.ts';

export interface Room {
  /** The most bytes of large bodies in memory at a time. */
  bytes: number;
  /** The most bytes of one network's bodies. */
  share: number;
  /** The size that a body without a length counts as, in bytes. A body smaller than `small` does not count. */
  largest: number;
  small: number;
  /** The number of calls that may wait, and how long, in milliseconds. */
  waiting: number;
  patience: number;
}

interface Waiting {
  network: string;
  bytes: number;
  enter: () => void;
}

/** When there will probably be room again. A picture takes half a second. */
const RETRY_SECONDS = 10;

/**
 * Accepts large bodies while there is room for them, each until its call is answered. The others wait unread, so that
 * they take no memory. A body that waits too long, or comes when many wait, gets 503.
 */
export class RoomForBodies {
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  constructor(private readonly room: Room) {}

  /** Express middleware, used before the parser. */
  readonly admit = (req: Request, res: Response, next: NextFunction): void => {
    const bytes = this.#bytesOf(req);
    if (bytes === 0) return next();
    const call: Waiting = { network: networkOf(req.ip ?? ''), bytes, enter: next };
    if (this.#fits(call)) {
      this.#take(call, res);
      return next();
    }
    if (this.#waiting.size >= this.room.waiting) return next(unavailableFault(RETRY_SECONDS));
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
      next(unavailableFault(RETRY_SECONDS));
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
      // in order of arrival, but a call whose network has used its share lets others pass
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

  /** 0: the body needs no room. The parser refuses a body with too large a length, without reading it. */
  #bytesOf(req: Request): number {
    const said = req.headers['content-length'];
    if (said === undefined) return req.headers['transfer-encoding'] === undefined ? 0 : this.room.largest;
    const bytes = Number(said);
    return bytes <= this.room.small || bytes > this.room.largest ? 0 : bytes;
  }
}
