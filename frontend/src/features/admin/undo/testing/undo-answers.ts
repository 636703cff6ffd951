import type { MockLink } from '@apollo/client/testing';
import { LatestActDocument, UndoActDocument, UndoPlanDocument } from '../undo.generated';

const act = {
  id: 7,
  at: '2026-11-20T19:30:00.000Z',
  actKey: 'api.act.series.report',
  ...{ undoesKey: null, redoesKey: null },
  objectName: 'Tallmo – Isviken',
};

/** The reader's latest act was on this thing, and it can be taken back. */
export const undoOf = (objectKind: string, objectId: number): MockLink.MockedResponse[] => [
  {
    request: { query: LatestActDocument, variables: () => true },
    result: { data: { latestAct: { __typename: 'LatestAct', ...act, pressCount: 1, isUndoable: true } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: UndoPlanDocument, variables: () => true },
    result: {
      data: {
        undoPlan: {
          __typename: 'UndoPlan',
          acts: [
            {
              __typename: 'UndoneAct',
              ...act,
              objectKind,
              objectId,
              actorName: 'Ligans admin',
              ...{ changeCount: 0, changes: [], results: null },
            },
          ],
          ...{ effects: [], obstacle: null },
        },
      },
    },
  },
  {
    request: { query: UndoActDocument, variables: () => true },
    result: { data: { undoAct: { __typename: 'UndoDone', acts: [{ __typename: 'UndoneAct', id: act.id }] } } },
  },
];
