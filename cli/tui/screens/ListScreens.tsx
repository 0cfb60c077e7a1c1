import { ListScreen, type ScreenProps } from '../lists/ListScreen.js';
import { accountsPage } from './accounts.page.js';
import { tasksPage } from './tasks.page.js';
import { whatsappPage } from './whatsapp.page.js';

export const AccountsScreen = (props: ScreenProps) => <ListScreen {...props} page={accountsPage} />;
export const TasksScreen = (props: ScreenProps) => <ListScreen {...props} page={tasksPage} />;
export const WhatsAppScreen = (props: ScreenProps) => <ListScreen {...props} page={whatsappPage} />;
