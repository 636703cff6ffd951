import { useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/page/lazy-part';
import { PartWaiting } from '../../../ui/page/part-waiting';
import { whenIdle } from '../../../ui/page/when-idle';
import type { MenuEntry } from './menu';

const SideDrawer = lazyPart(() => import('./side-drawer').then((module) => module.SideDrawer));

/** `[drawer, open]`: the whole menu at the side, for screens without space for it at the top. */
export function useSideDrawer(entries: MenuEntry[]): [ReactNode, () => void] {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useEffect(() => whenIdle(SideDrawer.ahead), []);
  const drawer = isOpen && (
    <SideDrawer
      entries={entries}
      onClose={close}
      fallback={(hasFailed) => (hasFailed ? <PartWaiting onClose={close} /> : null)}
    />
  );
  return [drawer, () => setIsOpen(true)];
}
