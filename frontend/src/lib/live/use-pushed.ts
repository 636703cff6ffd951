import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { listenToSocket } from './pushed-socket';

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
    const stop = listenToSocket(document, JSON.parse(key) as TVariables, {
      onData: (data) => latest.current(data),
      onLine: setIsLive,
    });
    return () => {
      stop();
      setIsLive(false);
    };
  }, [document, key]);
  return isLive;
}
