import type { Relations } from '@smops/core/insight/relations/relations.schemas.js';
import { useMemo } from 'react';
import { INSIGHT } from '../insight.texts.js';
import { NETWORK_SIZE, networkOf } from './network.model.js';

const TEXT = INSIGHT.relations;

/** What clearly occurs together, drawn. The table beside it has every pair and number. */
export function RelationsNetwork({ relations }: { relations: Relations }) {
  const { nodes, edges } = useMemo(() => networkOf(relations), [relations]);
  if (nodes.length === 0) return <p className="rounded-box bg-base-200 px-4 py-6 text-muted">{TEXT.none}</p>;
  return (
    <svg
      viewBox={`0 0 ${NETWORK_SIZE} ${NETWORK_SIZE}`}
      role="img"
      aria-label={TEXT.networkLabel}
      className="mx-auto block w-full max-w-lg overflow-visible"
    >
      {edges.map(({ from, to, width, both }) => (
        <line
          key={`${from.name}\n${to.name}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          strokeWidth={width}
          className="stroke-primary/50"
        >
          <title>{TEXT.edge(from.name, to.name, both)}</title>
        </line>
      ))}
      {nodes.map((node) => (
        <g key={node.name}>
          <title>{TEXT.node(node.name, node.count)}</title>
          <circle cx={node.x} cy={node.y} r={node.radius} className="fill-primary" />
          <text
            x={node.x}
            y={node.y + node.radius + 16}
            textAnchor="middle"
            fontSize="15"
            strokeWidth="4"
            paintOrder="stroke"
            className="fill-base-content stroke-base-100"
          >
            {node.label}
          </text>
        </g>
      ))}
    </svg>
  );
}
