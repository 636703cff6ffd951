import { rm } from 'node:fs/promises';
import {
  Injectable,
  mixin,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { PerRequest } from '../per-request.ts';
import { Fault } from '../errors/fault.ts';
import { SlowUploads } from '../web/slow-uploads.ts';
import { BodyRooms, LARGEST_JSON } from './body-rooms.ts';
import type { FileOnDisk } from './files-on-disk.ts';
import { largeJsonBodies, unreadToken } from './json-bodies.ts';
import { bytesOf, isForm, type FormLimits } from './large-bodies.ts';
import type { RoomForBodies } from './room-for-bodies.ts';

const overlong = new PerRequest<Request, () => void>();

/** Refuses a form that is longer than its limit while it comes. */
export const refuseOverlong = (req: Request): void => overlong.get(req)?.();

/**
 * Lets a form in when there is room for it, and gives it the time that a slow line needs. When the call has ended, no file
 * is left where it arrived.
 */
export function formEntrance(form: FormLimits): Type<NestInterceptor> {
  @Injectable()
  class FormEntrance implements NestInterceptor {
    constructor(
      private readonly rooms: BodyRooms,
      private readonly slow: SlowUploads,
    ) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const [req, res] = callOf(context);
      if (!isForm(req)) return next.handle();
      await enter(this.rooms[form.room], { req, res, most: form.total });
      this.slow.allow(req);
      try {
        const isTooLong = new Promise<never>((_, refuse) => {
          overlong.set(req, () => refuse(new PayloadTooLargeException()));
        });
        return of(await Promise.race([isTooLong, lastValueFrom(next.handle(), { defaultValue: undefined })]));
      } finally {
        for (const path of arrivedIn(req)) await rm(path, { force: true });
      }
    }
  }
  return mixin(FormEntrance);
}

const parseLargeJson = largeJsonBodies();

/** Reads a large JSON body, when there is room for it. */
@Injectable()
export class LargeJsonEntrance implements NestInterceptor {
  constructor(private readonly rooms: BodyRooms) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const [req, res] = callOf(context);
    const token = unreadToken(req);
    if (token === undefined) return next.handle();
    await enter(this.rooms.pictures, { req, res, most: LARGEST_JSON });
    await new Promise<void>((done, refuse) => {
      void parseLargeJson(req, res, settle(done, refuse));
    });
    const { accessToken } = (req.body ?? {}) as { accessToken?: unknown };
    // the caller is known by the token in the beginning: another one behind it is a second token
    if (typeof accessToken === 'string' && accessToken !== token) {
      throw new Fault('BAD_USER_INPUT', 'api.error.several-tokens');
    }
    return next.handle();
  }
}

const callOf = (context: ExecutionContext): [Request, Response] => {
  const http = context.switchToHttp();
  return [http.getRequest<Request>(), http.getResponse<Response>()];
};

/** Waits for room. Refuses a body that says to be longer than `most` bytes, and one that waits too long. */
async function enter(
  room: RoomForBodies,
  { req, res, most }: { req: Request; res: Response; most: number },
): Promise<void> {
  if ((bytesOf(req) ?? 0) > most) throw new PayloadTooLargeException();
  await new Promise<void>((done, refuse) => {
    room.admit(req, res, settle(done, refuse));
  });
}

/** Express's `next` for a step that is awaited. */
const settle =
  (done: () => void, refuse: (error: Error) => void) =>
  (error?: unknown): void => {
    if (error === undefined) done();
    else refuse(error as Error);
  };

/** The paths of the files that arrived with a call. */
function arrivedIn({ files = [] }: Request): string[] {
  const sent = (Array.isArray(files) ? files : Object.values(files).flat()) as unknown as Partial<FileOnDisk>[];
  return sent.flatMap(({ file }) => file?.path ?? []);
}
