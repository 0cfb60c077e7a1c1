import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PostParents, postIdsIn } from './posts.js';
import { commentWith } from './testing.js';

const test = suite('posts among comments');

test('rows name their post by an id, or by an object with one', () => {
  const rows = [
    { id: '1', video_id: 'v9' },
    { id: '2', root_post: { id: 'p3' } },
  ];
  assert.equal(postIdsIn(rows), [['video_id'], ['root_post', 'id']]);
});

test('a parent that is the post of the row is none', () => {
  const posts = new PostParents([['video_id']]);
  const first = commentWith({ externalId: 'a', parentId: 'v9' });
  const reply = commentWith({ externalId: 'b', parentId: 'a' });
  for (const comment of [first, reply]) posts.see({ video_id: 'v9' }, comment);
  assert.equal([first.parentId, reply.parentId], [null, 'a']);
});

test('a row that is the post of others is taken out, once', () => {
  const posts = new PostParents([['conversation_id']]);
  const notice = commentWith({ externalId: '7', content: 'Notis gangguan air' });
  posts.see({ conversation_id: '7' }, notice);
  posts.see({ conversation_id: '7' }, commentWith({ externalId: '8' }));
  assert.equal([...posts.takePosts()], [notice]);
  assert.equal([...posts.takePosts()], []);
});

test('a missing parent is the post when it was left out, or when most comments have it', () => {
  const posts = new PostParents([]);
  posts.leaveOut('notis');
  const answers = (parentId: string, count: number) =>
    Array.from({ length: count }, (_, at) => commentWith({ externalId: `${parentId}-${at}`, parentId }));
  const one = answers('notis', 1);
  const few = answers('jauh', 3);
  assert.equal(posts.free([...one, ...few]), one);
  const most = answers('siaran', 4);
  assert.equal(posts.free([...most, ...few]), most);
  assert.ok(most.every(({ parentId, depth }) => parentId === null && depth === 0));
  assert.ok(few.every(({ parentId }) => parentId === 'jauh'));
});

test.run();
