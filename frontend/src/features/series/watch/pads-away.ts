import { SAMPLES_A_SECOND, type TakenPad, type Track } from './track';

/** How long a pad is away, in seconds. */
const AWAY_S = { big: 10, small: 4 };

/** The pads that are away at a time: taken a little while ago, and no kickoff since, which brings all back. */
export function padsAway({ pads, isCut }: Track, seconds: number): TakenPad[] {
  const away: TakenPad[] = [];
  let last = pads.length - 1;
  while (last >= 0 && (pads[last]?.seconds ?? 0) > seconds) last--;
  const since = lastCut(isCut, seconds);
  for (let index = last; index >= 0; index--) {
    const pad = pads[index];
    if (!pad || pad.seconds < since || pad.seconds <= seconds - AWAY_S.big) break;
    if (pad.isBig || pad.seconds > seconds - AWAY_S.small) away.push(pad);
  }
  return away;
}

/** The latest cut of the last ten seconds; without one, long ago. */
function lastCut(isCut: Uint8Array, seconds: number): number {
  const now = Math.floor(seconds * SAMPLES_A_SECOND);
  for (let sample = now; sample > now - AWAY_S.big * SAMPLES_A_SECOND && sample > 0; sample--) {
    if (isCut[sample] === 1) return sample / SAMPLES_A_SECOND;
  }
  return -Infinity;
}
