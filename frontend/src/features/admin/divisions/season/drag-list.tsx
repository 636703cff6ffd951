import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endOf } from './season-plan';

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
