import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { useTimes } from '../../../lib/i18n/use-times';
import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { fileTime, type ListColumn } from '../lists/list-column';
import type { AdminNewsQuery } from './news-page.generated';

type Row = AdminNewsQuery['adminNews']['items'][number];

/** Titles can be as long as a line of text. They stay visible while the rest scrolls. */
const Title = chakra('span', {
  base: {
    display: 'inline-block',
    width: 'max-content',
    maxWidth: { base: '8.5rem', md: '18rem' },
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
const Slug = chakra('span', {
  base: { display: 'inline-block', maxWidth: '16rem', whiteSpace: 'normal', overflowWrap: 'break-word' },
});
const Coming = chakra('strong', {
  base: { display: 'inline-block', maxWidth: '11rem', whiteSpace: 'normal', color: 'fg.draw' },
});

/** One row for each post. */
export function useNewsColumns(): ListColumn<Row>[] {
  const { t } = useTranslation('admin-news');
  return [
    {
      id: 'title',
      header: t('column.title'),
      isRowHeader: true,
      text: ({ title }) => title,
      cell: (post) => (
        <Title lang="sv">{isOut(post) ? <Link to={paths.post(post.slug)}>{post.title}</Link> : post.title}</Title>
      ),
    },
    {
      id: 'date',
      header: t('column.date'),
      text: ({ publishedAt }) => (publishedAt === null ? t('state.draft') : fileTime(publishedAt)),
      cell: (post) => <When post={post} />,
    },
    {
      id: 'category',
      header: t('column.category'),
      text: ({ category }) => category.name,
      cell: ({ category }) => <span lang="sv">{category.name}</span>,
    },
    { id: 'author', header: t('column.author'), text: ({ authorName }) => authorName },
    { id: 'slug', header: t('column.slug'), text: ({ slug }) => slug, cell: ({ slug }) => <Slug>{slug}</Slug> },
    {
      id: 'edit',
      header: t('column.edit'),
      text: null,
      cell: ({ id, title }) => (
        <ButtonLink size="sm" to={paths.adminNewsEdit(id)} aria-label={t('edit-name', { title })}>
          {t('edit')}
        </ButtonLink>
      ),
    },
  ];
}

/** Can readers see it? */
const isOut = ({ publishedAt }: Row): boolean => publishedAt !== null && Date.parse(publishedAt) <= Date.now();

function When({ post }: { post: Row }) {
  const { t } = useTranslation('admin-news');
  const times = useTimes();
  if (post.publishedAt === null) return <chakra.strong color="fg.draw">{t('state.draft')}</chakra.strong>;
  const date = times.dateTime(post.publishedAt);
  if (isOut(post)) return date;
  // on two lines, so that the button of the row is in view
  return <Coming>{t('state.coming', { date })}</Coming>;
}
