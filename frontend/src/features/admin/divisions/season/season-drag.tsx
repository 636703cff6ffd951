import { closestCenter, DndContext, type Announcements, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragSensors } from '../../kit/use-drag-sensors';
import { placeAt, withTeamAt } from './season-plan';

/** A planned division, with its teams in order. */
interface DragDivision {
  formerId: number;
  name: string;
  teams: readonly { team: { id: number; name: string } }[];
}

interface SeasonDragProps {
  divisions: readonly DragDivision[];
  /** `ids` are the division's teams after the drop, in order. */
  onDrop: (teamId: number, formerId: number, ids: readonly number[]) => void;
  children: ReactNode;
}

/**
 * Lets teams be dragged to another place, in their division or another one: with the mouse, a finger or the keyboard
 * (Space, arrows, Space). Every step is told to screen readers.
 */
export function SeasonDrag({ divisions, onDrop, children }: SeasonDragProps) {
  const { t } = useTranslation('admin-divisions-season');
  const sensors = useDragSensors();
  const lists = divisions.map(({ formerId, teams }) => ({ formerId, ids: teams.map(({ team }) => team.id) }));
  const targetOf = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const place = over === undefined ? null : placeAt(lists, over);
    if (!place) return null;
    const ids = withTeamAt(lists, Number(id), place);
    return { formerId: place.formerId, ids, place: ids.indexOf(Number(id)) + 1 };
  };
  const nameOf = (id: UniqueIdentifier) =>
    divisions.flatMap(({ teams }) => teams).find(({ team }) => team.id === id)?.team.name ?? '';
  const say = (key: 'over' | 'dropped', id: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const target = targetOf(id, over);
    if (!target) return t('drag.nowhere', { team: nameOf(id) });
    return t(`drag.${key}`, {
      team: nameOf(id),
      division: divisions.find(({ formerId }) => formerId === target.formerId)?.name ?? '',
      place: target.place,
      count: target.ids.length,
    });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', { team: nameOf(active.id) }),
    onDragOver: ({ active, over }) => say('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => t('drag.cancelled', { team: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const target = targetOf(active.id, over?.id);
    if (target && active.id !== over?.id) onDrop(Number(active.id), target.formerId, target.ids);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
      onDragEnd={drop}
    >
      {children}
    </DndContext>
  );
}
