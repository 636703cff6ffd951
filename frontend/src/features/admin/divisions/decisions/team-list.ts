import { chakra } from '@chakra-ui/react';

/** The data type of a dragged team. Drags from other pages have other types. */
export const DRAGGED_TEAM = 'application/x-league-team';

/** The team that is dropped; null for anything else. */
export const draggedTeam = (data: DataTransfer): number | null => {
  const id = Number(data.getData(DRAGGED_TEAM));
  return Number.isInteger(id) && id > 0 ? id : null;
};

export const TeamList = chakra('ul', {
  base: {
    marginBottom: '4',
    minHeight: 'touch',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      borderTopWidth: '1px',
      borderColor: 'border',
      '&[draggable=true]': { cursor: 'grab' },
      '&[data-over]': { borderColor: 'action', borderTopWidth: '3px' },
    },
    '& li > .team': { flex: '1', minWidth: '0' },
    '& small': { color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
