import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { chakra } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../../ui/use-media-query';
import { endOf } from './season-plan';

const Row = chakra('li', {
  base: {
    '&[data-dragged]': { position: 'relative', zIndex: '1', bg: 'bg.raised', boxShadow: 'raised' },
    '&[data-over]': { boxShadow: 'inset 0 2px 0 {colors.action}' },
  },
});

const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'grab',
    // a finger on the handle drags; beside it, it scrolls
    touchAction: 'none',
  },
});

const End = chakra('li', {
  base: {
    // its words have the whole row, not the column of the handles
    '&&': { display: 'block', _empty: { paddingBlock: '1' } },
    paddingBlock: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    '&[data-over]': { boxShadow: 'inset 0 2px 0 {colors.action}' },
  },
});

interface DragRowProps {
  team: { id: number; name: string };
  children: ReactNode;
}

/** A row that is dragged by its handle. */
export function DragRow({ team, children }: DragRowProps) {
  const { t } = useTranslation('admin-divisions-season');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } =
    useSortable({ id: team.id, attributes: { roleDescription: t('drag.role') }, ...(isStill && { transition: null }) });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <Row
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      data-over={(isOver && !isDragging) || undefined}
      style={{ transform: moved, transition }}
    >
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('drag.handle', { team: team.name })}
      >
        <GripVertical size={20} aria-hidden />
      </Handle>
      {children}
    </Row>
  );
}

interface DragListProps {
  formerId: number;
  ids: readonly number[];
  children: ReactNode;
}

/** The rows of a division, and the place after the last one. */
export function DragList({ formerId, ids, children }: DragListProps) {
  const { t } = useTranslation('admin-divisions-season');
  const { setNodeRef, isOver } = useDroppable({ id: endOf(formerId) });
  return (
    <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
      {children}
      <End ref={setNodeRef} data-over={isOver || undefined}>
        {ids.length === 0 && t('drag.empty')}
      </End>
    </SortableContext>
  );
}
