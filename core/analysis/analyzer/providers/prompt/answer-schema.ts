const text = { type: 'string' };

/** The answer's form in the part of JSON Schema that Gemini honours (vendor's page, "Structured output"). */
export const ANSWER_SCHEMA = {
  type: 'object',
  required: ['answers'],
  properties: {
    answers: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'head', 'tail', 'tags', 'sentiment', 'language', 'reasoning'],
        propertyOrdering: ['id', 'head', 'tail', 'tags', 'sentiment', 'language', 'reasoning'],
        properties: {
          id: text,
          head: text,
          tail: text,
          tags: {
            type: 'array',
            items: {
              type: 'object',
              required: ['variable', 'quote', 'reason', 'tier'],
              properties: {
                variable: text,
                quote: text,
                reason: text,
                tier: { type: 'string', enum: ['certain', 'likely'] },
              },
            },
          },
          sentiment: {
            type: 'object',
            required: ['label', 'score', 'confidence'],
            properties: {
              label: { type: 'string', enum: ['positive', 'neutral', 'negative'] },
              score: { type: 'number', minimum: 0, maximum: 10 },
              confidence: { type: 'number', minimum: 0, maximum: 1 },
            },
          },
          language: { type: 'string', enum: ['ms', 'en', 'zh', 'id', 'mixed', 'und'] },
          reasoning: text,
        },
      },
    },
  },
};
