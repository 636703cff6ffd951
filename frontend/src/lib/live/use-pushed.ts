import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onPush` for everything that a subscription pushes while the part is shown. Returns whether the socket is open: the
 * page polls while it is not. With null instead of variables, nothing is subscribed to.
 */
export function usePushed<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables | null,
  onPush: (data: TData) => void,
): boolean {
  const [isLive, setIsLive] = useState(false);
  const latest = useRef(onPush);
  useEffect(() => {
    latest.current = onPush;
  });
  const key = variables && JSON.stringify(variables);
  useEffect(() => {
    if (key === null) return;
    let stop = (): void => undefined;
    let isGone = false;
    void import('./pushed-socket')
      .then(({ listen }) => {
        if (isGone) return;
        stop = listen(document, JSON.parse(key) as TVariables, {
          onData: (data) => latest.current(data),
          onLine: setIsLive,
        });
      })
      // without it the page polls
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop();
      setIsLive(false);
    };
  }, [document, key]);
  return isLive;
}
