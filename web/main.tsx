import './app.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { shareNonce } from './components/nonce.js';
import { StoreProvider } from './state/store.js';

shareNonce();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StoreProvider>
      <App />
    </StoreProvider>,
  );
}
