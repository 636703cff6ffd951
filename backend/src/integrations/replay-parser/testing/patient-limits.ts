import type { ReadingLimits } from '../network/read-recording.ts';

/** The product's time for a file is a limit against hostile ones: a busy machine may take longer for a good one. */
export const PATIENT_LIMITS: ReadingLimits = { milliseconds: 600_000, updates: 2_000_000 };
