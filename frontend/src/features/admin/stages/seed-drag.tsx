import { closestCenter, DndContext, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragSensors } from '../kit/use-drag-sensors';
import type { SeedChoice } from './seed-choice';

interface SeedDragProps {
  seeds: readonly SeedChoice[];
  /** A seed goes to another place, counted from 0. */
  onMove: (at: number, to: number) => void;
  children: ReactNode;
}

/** Lets seeds be dragged to another place. Every step is told to screen readers. */
export function SeedDrag({ seeds, onMove, children }: SeedDragProps) {
  const { t } = useTranslation('admin-stages');
  const sensors = useDragSensors();
  const keys = seeds.map(({ key }) => key);
  const placeOf = (key: unknown) => keys.findIndex((each) => each === key);
  const nameOf = (key: unknown) => seeds[placeOf(key)]?.name ?? '';
  const say = (step: 'over' | 'dropped', key: unknown, over: unknown) =>
    over === undefined
      ? t('drag.cancelled', { name: nameOf(key) })
      : t(`drag.${step}`, { name: nameOf(key), place: placeOf(over) + 1, count: seeds.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => say('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => t('drag.cancelled', { name: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
