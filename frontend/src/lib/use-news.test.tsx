import { useApolloClient } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { renderPart } from '../test/render';
import { UnreadDocument } from './unread.generated';
import { useNews } from './use-news';

test('acts when a notification comes, and not when some are read', async () => {
  const news = jest.fn();
  const unread: { are: (count: number) => void } = { are: () => undefined };
  function Part() {
    const client = useApolloClient();
    unread.are = (unreadNotifications) =>
      void client.writeQuery({ query: UnreadDocument, data: { unreadNotifications } });
    useNews(news);
    return null;
  }
  await renderPart(<Part />);
  const after = async (count: number) => {
    await act(async () => unread.are(count));
    return news.mock.calls.length;
  };
  // the first number is what was there before
  expect([await after(2), await after(0), await after(1), await after(3), await after(0)]).toEqual([0, 0, 1, 2, 2]);
});
