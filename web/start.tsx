import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { shareNonce } from './components/nonce.js';
import { StoreProvider } from './state/store.js';

/** Shows the dashboard. Loaded after the language's texts, which its modules read once. */
export function start(): void {
  shareNonce();
  const root = document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <StoreProvider>
        <App />
      </StoreProvider>,
    );
  }
}
