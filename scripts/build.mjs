/** `npm run build`: install, compile and bundle whatever is out of date. */
import { setUp } from './setup/setup.mjs';

setUp();
