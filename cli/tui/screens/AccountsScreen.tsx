import { ListScreen, type ScreenProps } from '../lists/ListScreen.js';
import { accountsPage } from './accounts.page.js';

export const AccountsScreen = (props: ScreenProps) => <ListScreen {...props} page={accountsPage} />;
