import type { MockLink } from '@apollo/client/testing';
import { answerTo } from '../../../../test/answer-to';
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
  answerTo(LatestActDocument, { latestAct: { ...act, pressCount: 1, isUndoable: true } }),
  answerTo(UndoPlanDocument, {
    undoPlan: {
      acts: [
        {
          ...act,
          objectKind,
          objectId,
          actorName: 'Ligans admin',
          ...{ changeCount: 0, changes: [], results: null },
        },
      ],
      ...{ effects: [], obstacle: null },
    },
  }),
  answerTo(UndoActDocument, { undoAct: { acts: [{ id: act.id }] } }),
];
