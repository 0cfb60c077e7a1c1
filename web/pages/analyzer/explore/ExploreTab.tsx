import { useSearch } from 'wouter';
import { shownOf } from '../../../addresses/run-address.js';
import { ExplorationView } from './ExplorationView.js';
import { ExplorePrepare } from './ExplorePrepare.js';

/** Choosing what to explore and looking at what was found are two addresses of the same tab. */
export function ExploreTab() {
  const id = shownOf(useSearch());
  return id === null ? <ExplorePrepare /> : <ExplorationView key={id} id={id} />;
}
