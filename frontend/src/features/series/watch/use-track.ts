import { useEffect, useState } from 'react';
import { decodeTrack } from './decode-track';
import type { Track } from './track';

/** A track on its way: null until it has come. */
interface Coming {
  track: Track | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches a game's track. Its address names its content, so the browser keeps it. */
export function useTrack(url: string): Coming {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ key: string; track: Track | null } | null>(null);
  const key = `${attempt} ${url}`;
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      if (!answer.ok) throw new Error(`the track answered ${answer.status}`);
      return decodeTrack(new Uint8Array(await answer.arrayBuffer()));
    };
    read().then(
      (track) => setState({ key, track }),
      () => {
        if (!leaving.signal.aborted) setState({ key, track: null });
      },
    );
    return () => leaving.abort();
  }, [url, key]);
  const isHere = state?.key === key;
  return {
    track: isHere ? state.track : null,
    hasFailed: isHere && state.track === null,
    retry: () => setAttempt((before) => before + 1),
  };
}
