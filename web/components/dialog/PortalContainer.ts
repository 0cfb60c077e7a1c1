import { createContext, useContext } from 'react';

/**
 * Where floating parts (lists of a select, tooltips) belong: inside the open dialog, because everything outside a
 * modal dialog is behind it and cannot be used. Null: the page's body.
 */
const PortalContainerContext = createContext<HTMLElement | null>(null);

export const PortalContainerProvider = PortalContainerContext.Provider;
export const usePortalContainer = () => useContext(PortalContainerContext);
