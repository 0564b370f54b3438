import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { createServer as createViteServer, ViteDevServer } from 'vite';

const conditions = ['detroit-source', 'node', 'module', 'import', 'default'];

export interface DevelopmentSettings {
  /** Vite's own. The app passes it, because Vite is no dependency of a server in production. */
  readonly createServer: typeof createViteServer;
  /** Folder of the app. */
  readonly root: string;
  /** Path of the app's development module below `root`. */
  readonly entry: string;
  readonly host: string;
  readonly port: number;
}

/** The module that an app's development server loads, and loads again after a change. */
export interface DevelopmentModule {
  readonly createDevelopmentApp: (vite: ViteDevServer) => Promise<FastifyInstance> | FastifyInstance;
}

/** Starts an app for development: Vite serves and reloads the sources, and the app's own server renders the documents. */
export async function startDevelopmentServer(settings: DevelopmentSettings): Promise<void> {
  const { root, entry, host, port } = settings;
  const server = createServer();
  const vite = await settings.createServer({
    root,
    // On the server's own port: the reload connections of two apps would otherwise share one.
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
    ssr: { noExternal: [/^@detroit-well\//], resolve: { conditions } },
  });
  const current = loadApp(vite, entry);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      current().then(
        (app) => app.routing(request, response),
        (error: unknown) => {
          vite.ssrFixStacktrace(error as Error);
          response.writeHead(500, { 'content-type': 'text/plain' }).end((error as Error).stack);
        },
      );
    });
  });
  // A file that only the server uses is unknown to the browser's modules, so the page reloads as a whole.
  vite.watcher.on('change', (file) => {
    const inBrowser = vite.environments.client.moduleGraph.getModulesByFile(file);
    if (!inBrowser?.size) vite.ws.send({ type: 'full-reload' });
  });
  server.listen(port, host, () => {
    const address = server.address();
    const chosen = typeof address === 'object' && address ? address.port : port;
    console.log(`listening on http://localhost:${chosen}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void vite.close().finally(() => process.exit(0)));
  }
}

/** Returns the app of the current sources. Vite evaluates the module again after a change to a file that it imports. */
function loadApp(vite: ViteDevServer, entry: string): () => Promise<FastifyInstance> {
  let loaded: unknown;
  let app: Promise<FastifyInstance> | undefined;
  return async () => {
    const module = await vite.ssrLoadModule(entry);
    if (module !== loaded || app === undefined) {
      loaded = module;
      void app?.then((previous) => previous.close());
      app = startApp(module as unknown as DevelopmentModule, vite);
    }
    return app;
  };
}

async function startApp({ createDevelopmentApp }: DevelopmentModule, vite: ViteDevServer) {
  const app = await createDevelopmentApp(vite);
  await app.ready();
  return app;
}
