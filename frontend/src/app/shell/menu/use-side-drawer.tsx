import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { lazyPart } from '../../../ui/page/lazy-part';
import { PartWaiting } from '../../../ui/page/part-waiting';
import { whenIdle } from '../../../ui/page/when-idle';
import type { LayerHandle } from '../layer-handle';
import type { MenuEntry } from './menu';

const SideDrawer = lazyPart(() => import('./side-drawer').then((module) => module.SideDrawer));

/** `[drawer, open]`: the whole menu at the side, for screens without space for it at the top. */
export function useSideDrawer(entries: MenuEntry[]): [ReactNode, () => void] {
  const place = useRef<LayerHandle>(null);
  return [<DrawerPlace ref={place} entries={entries} />, () => place.current?.open()];
}

/** It knows whether it is open, not the shell: a press draws the drawer, and not the bars around the page again. */
function DrawerPlace({ entries, ref }: { entries: MenuEntry[]; ref: Ref<LayerHandle> }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useImperativeHandle(ref, () => ({ open: () => setIsOpen(true) }), []);
  useEffect(() => whenIdle(SideDrawer.ahead), []);
  if (!isOpen) return null;
  return (
    <SideDrawer
      entries={entries}
      onClose={close}
      fallback={(hasFailed) => (hasFailed ? <PartWaiting onClose={close} /> : null)}
    />
  );
}
