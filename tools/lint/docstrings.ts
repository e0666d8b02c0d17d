type Position = { line: number; column: number };
type Comment = { type: string; value: string; loc: { start: Position; end: Position } };
type Context = {
  sourceCode: { getAllComments: () => readonly Comment[] };
  report: (finding: { loc: Comment['loc']; message: string }) => void;
};

const question =
  /^\*[\s*]*(?:of |from |by |in |for |with |to |at |until |since )?(?:what|who|whose|whom|whether|which|where|how|when|why)\b/i;

const message = 'Begin a docstring with a verb ("Returns …") or a noun, not with a question word.';

function beginsAsQuestion({ type, value }: Comment): boolean {
  return type === 'Block' && question.test(value);
}

/** Refuses docstrings such as "What it does" and "Whether it is". */
export const plainDocstring = {
  create: (context: Context) => ({
    Program() {
      for (const { loc } of context.sourceCode.getAllComments().filter(beginsAsQuestion)) {
        context.report({ loc, message });
      }
    },
  }),
};
