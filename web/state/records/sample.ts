import { SAMPLE } from '@smops/core/telling/sample/sample.operations.js';
import { comparisonsAtom } from '../analyzer/comparisons.js';
import { runsAtom } from '../analyzer/runs.js';
import { client } from '../client.js';
import { homeAtom } from './home.js';

const refetch = () => Promise.all([homeAtom.refetch(), runsAtom.refetch(), comparisonsAtom.refetch()]);

/** Analyses the sample comments; says where they are. Throws ApiError. */
export async function addSample() {
  const sample = await client.call(SAMPLE.add);
  await refetch();
  return sample;
}

/** Removes the sample comments for good. Throws ApiError. */
export async function removeSample(): Promise<void> {
  await client.call(SAMPLE.remove);
  await refetch();
}
