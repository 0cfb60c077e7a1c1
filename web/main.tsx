import './app.css';
import { createRoot } from 'react-dom/client';
import { App, preloadPage } from './App.js';
import { shareNonce } from './components/nonce.js';
import { checkSession } from './state/session.js';
import { StoreProvider } from './state/store.js';

shareNonce();
void checkSession(preloadPage(location.pathname));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StoreProvider>
      <App />
    </StoreProvider>,
  );
}
