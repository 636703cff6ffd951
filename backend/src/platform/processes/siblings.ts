import cluster from 'node:cluster';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Note, ToPrimary, ToWorker } from './messages.ts';

/** How long to wait for the answers of other processes, in milliseconds. A slower one is left out. */
const ANSWER_MS = 1000;

interface Question {
  readonly waitsFor: Set<number>;
  readonly answers: unknown[];
  readonly done: () => void;
}

/**
 * The other serving processes of this instance, reached through its first process. A process that serves alone has
 * none: it sends nothing, and its questions get no answers. Data that must be exact, or live longer than a process,
 * belongs in the database, because a note is lost when its sender ends.
 */
@Injectable()
export class Siblings implements OnApplicationShutdown {
  #ids: readonly number[] = [];
  readonly #hearers = new Map<string, (body: unknown, from: number) => void>();
  readonly #questions = new Map<number, Question>();
  readonly #take = (message: ToWorker): void => this.#taken(message);
  #asked = 0;

  constructor() {
    if (cluster.isWorker) process.on('message', this.#take);
  }

  onApplicationShutdown(): void {
    process.off('message', this.#take);
  }

  get areThere(): boolean {
    return this.#ids.length > 0;
  }

  /** Tells the other processes that this one serves now, and learns of them. */
  join(): void {
    this.#send({ kind: 'ready' });
  }

  /** Sends a note to all the others. */
  tell(note: Note): void {
    if (this.areThere) this.#send({ kind: 'note', ...note });
  }

  /** Sets the function that receives a topic's notes. */
  hear(topic: string, hearer: (body: unknown) => void): void {
    this.#hearers.set(topic, hearer);
  }

  /** Sets the function that answers the others' questions of a topic. */
  answer(topic: string, work: () => Promise<unknown>): void {
    this.#hearers.set(`${topic}?`, (question, to) => {
      work().then(
        (answer) => this.#send({ kind: 'note', topic: `${topic}!`, body: [question, answer], to }),
        // the process that asked continues without this answer
        () => undefined,
      );
    });
  }

  /**
   * Asks the others and returns their answers, at most one from each. A process that has ended, or does not answer
   * within `ANSWER_MS`, is left out.
   */
  async ask(topic: string): Promise<unknown[]> {
    const number = (this.#asked += 1);
    const answers: unknown[] = [];
    if (!this.areThere) return answers;
    this.#hearers.set(`${topic}!`, (body, from) => this.#answered(body as [number, unknown], from));
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, ANSWER_MS);
      const done = (): void => {
        clearTimeout(late);
        resolve();
      };
      this.#questions.set(number, { waitsFor: new Set(this.#ids), answers, done });
      this.tell({ topic: `${topic}?`, body: number });
    });
    this.#questions.delete(number);
    return answers;
  }

  #answered([number, answer]: [number, unknown], from: number): void {
    const question = this.#questions.get(number);
    if (!question?.waitsFor.delete(from)) return;
    question.answers.push(answer);
    if (question.waitsFor.size === 0) question.done();
  }

  #taken(message: ToWorker): void {
    if (message.kind === 'note') return this.#hearers.get(message.topic)?.(message.body, message.from);
    if (message.kind !== 'siblings') return;
    this.#ids = message.ids;
    for (const { waitsFor, done } of this.#questions.values()) {
      for (const id of waitsFor) if (!message.ids.includes(id)) waitsFor.delete(id);
      if (waitsFor.size === 0) done();
    }
  }

  #send(message: ToPrimary): void {
    // the first process may just have ended; then this one ends too, and the message is not needed
    if (cluster.isWorker && process.connected) process.send?.(message, undefined, undefined, () => undefined);
  }
}
